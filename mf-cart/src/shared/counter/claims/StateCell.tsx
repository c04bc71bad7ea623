import { StateMark, type StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type { Claim } from './api/claim-fields';
import { claimWords } from './claim-words';

interface StateCellProps {
  standing: { words: string; kind: StateMarkProps['kind'] };
  /** Order reference or script code. */
  code: string;
  claims: readonly Claim[];
  now: number;
}

/** Where something in a queue stands, and who works on it. */
export function StateCell({ standing: { words, kind }, code, claims, now }: StateCellProps) {
  const claimed = claimWords(
    claims.find((claim) => claim.code === code),
    now,
  );
  return (
    <>
      <StateMark kind={kind}>{words}</StateMark>
      {claimed && <p>{claimed}</p>}
    </>
  );
}
