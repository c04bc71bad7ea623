import type { NewSecret } from '../api/begin';
import styles from './SecondFactor.module.css';

/** Readers need a light margin of four squares. */
const MARGIN = 4;

/** A QR code for the camera of the authenticator app. */
export function QrPicture({ qr: { size, path } }: Pick<NewSecret, 'qr'>) {
  const side = size + 2 * MARGIN;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      role="img"
      aria-label="QR code for your authenticator app"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
