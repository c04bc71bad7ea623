import { ChevronDownIcon } from '../../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './LocationList.module.css';

export interface PickupLocation {
  readonly id: string;
  readonly name: string;
  /** On a single line. */
  readonly address: string;
  readonly distanceKm?: number | null;
  /** When the goods can be collected there: `Ready today`. */
  readonly readiness?: string;
  /** Current opening status: `Open until 8pm`. */
  readonly openingStatus?: string;
  readonly hours?: readonly { readonly day: string; readonly hours: string }[];
  /** Why it cannot be selected. */
  readonly unavailable?: string | null;
}

/** Formats a distance: `450 m` or `1.2 km`. Returns null for an impossible distance. */
export function formatDistance(km: number | null | undefined): string | null {
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

/** One pharmacy of the list. Its hours expand beside the radio button, outside its label. */
export function LocationOption({ location, name, checked, onChoose }: LocationOptionProps) {
  const { id, address, distanceKm, readiness, openingStatus, unavailable } = location;
  const distance = formatDistance(distanceKm);
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
          {readiness && !unavailable && <span>{readiness}</span>}
          {(unavailable ?? openingStatus) && (
            <span className={styles.detail}>{unavailable ?? openingStatus}</span>
          )}
        </span>
        {distance && <span className={styles.distance}>{distance}</span>}
      </label>
      <Hours location={location} />
    </li>
  );
}
