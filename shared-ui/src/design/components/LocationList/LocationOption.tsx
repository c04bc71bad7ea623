import { ChevronDownIcon } from '../../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './LocationList.module.css';

export interface PickupLocation {
  readonly id: string;
  readonly name: string;
  /** On one line. */
  readonly address: string;
  readonly distanceKm?: number | null;
  /** How it is now: `Open until 8pm`. */
  readonly openWords?: string;
  readonly hours?: readonly { readonly day: string; readonly hours: string }[];
  /** Why it cannot be chosen. */
  readonly unavailable?: string | null;
}

/** `450 m` or `1.2 km`; nothing for a distance that cannot be. */
export function distanceWords(km: number | null | undefined): string | null {
  if (typeof km !== 'number' || !Number.isFinite(km) || km < 0) return null;
  return km < 1 ? `${Math.round(km * 100) * 10} m` : `${km.toFixed(km < 100 ? 1 : 0)} km`;
}

function Hours({ location }: { location: PickupLocation }) {
  if (!location.hours?.length) return null;
  return (
    <details className={styles.hours}>
      <summary className={styles.summary}>
        Opening hours <VisuallyHidden>of {location.name}</VisuallyHidden>
        <ChevronDownIcon className={styles.arrow} size={16} strokeWidth={2} />
      </summary>
      <dl className={styles.week}>
        {location.hours.map(({ day, hours }) => (
          <div className={styles.weekday} key={day}>
            <dt>{day}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface LocationOptionProps {
  location: PickupLocation;
  name: string;
  checked: boolean;
  onChoose: () => void;
}

/** One pharmacy of the list. Its hours open beside the choice, not in its label. */
export function LocationOption({ location, name, checked, onChoose }: LocationOptionProps) {
  const { id, address, distanceKm, openWords, unavailable } = location;
  const distance = distanceWords(distanceKm);
  return (
    <li className={styles.location}>
      <label className={styles.choice}>
        <input
          type="radio"
          className={styles.radio}
          name={name}
          value={id}
          checked={checked}
          disabled={Boolean(unavailable)}
          onChange={onChoose}
        />
        <span className={styles.words}>
          <span className={styles.name}>{location.name}</span>
          <span className={styles.detail}>{address}</span>
          {(unavailable ?? openWords) && <span className={styles.detail}>{unavailable ?? openWords}</span>}
        </span>
        {distance && <span className={styles.distance}>{distance}</span>}
      </label>
      <Hours location={location} />
    </li>
  );
}
