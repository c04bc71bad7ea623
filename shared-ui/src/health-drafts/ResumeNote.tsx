import { Banner, ButtonLink, Cluster, TextButton } from '@saltbush/shared-ui/design/core';

interface ResumeNoteProps {
  /** What was begun: "booking". */
  noun: string;
  /** The first step that is open. */
  href: string;
  onStartAgain: () => void;
}

/** Offers to go on where the patient was, or to begin anew. */
export function ResumeNote({ noun, href, onStartAgain }: ResumeNoteProps) {
  return (
    <Banner tone="info" title={`You have an unfinished ${noun}`}>
      <Cluster gap={3}>
        <ButtonLink href={href}>Continue where you were</ButtonLink>
        <TextButton onClick={onStartAgain}>Start again</TextButton>
      </Cluster>
    </Banner>
  );
}
