import { suburbName } from '@saltbush/contract';
import { Text } from '../Text/Text';
import styles from './CollectPlace.module.css';

/** Where a pharmacy is and when it is open, named as in the api's CollectPlace. */
export interface CollectPlaceModel {
  readonly address: {
    readonly line_1: string;
    readonly line_2: string;
    readonly suburb: string;
    readonly state: string;
    readonly postcode: string;
  };
  readonly phone: string | null;
  readonly opening_status: string | null;
  readonly opening_hours: readonly { readonly day: string; readonly hours: string }[];
}

export interface CollectPlaceProps {
  name: string;
  /** Null if only its name is known. */
  place: CollectPlaceModel | null;
}

function Address({ address }: Pick<CollectPlaceModel, 'address'>) {
  const { line_1, line_2, suburb, state, postcode } = address;
  return (
    <address className={styles.address}>
      {[line_1, line_2].filter(Boolean).join(', ')}
      <br />
      {suburbName(suburb)} {state} {postcode}
    </address>
  );
}

/** The pharmacy where an order is collected: name, address, phone number and opening hours. */
export function CollectPlace({ name, place }: CollectPlaceProps) {
  return (
    <div className={styles.place}>
      <Text className={styles.name}>{name}</Text>
      {place && <Address address={place.address} />}
      {place?.phone && (
        <a className={styles.phone} href={`tel:${place.phone.replace(/\s/g, '')}`}>
          {place.phone}
        </a>
      )}
      {place?.opening_status && <Text size="sm">{place.opening_status}</Text>}
      {place && place.opening_hours.length > 0 && (
        <dl className={styles.hours} aria-label="Opening hours">
          {place.opening_hours.map(({ day, hours }) => (
            <div className={styles.days} key={day}>
              <dt>{day}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
