import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, Cluster, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';

interface RecordDiffersProps {
  /** What differs, in the server's words. */
  message: string;
  onChange: () => void;
}

/** Asks which is right, the patient's record or the answers, before anything is charged (rule health-20). */
export function RecordDiffers({ message, onChange }: RecordDiffersProps) {
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={5}>
        <Heading level={2} size="lg" tabIndex={-1} ref={(heading) => heading?.focus()}>
          Which is right?
        </Heading>
        <Text>{message} You have not been charged.</Text>
        <Cluster gap={3}>
          <ButtonLink href={links.account.patients()}>Check the patient’s record</ButtonLink>
          <Button variant="secondary" onClick={onChange}>
            Change my answers
          </Button>
        </Cluster>
        <Text size="sm" tone="muted">
          Not sure? A doctor can help in a{' '}
          <a href={links.telehealth.service('short-consult')}>short consult</a>.
        </Text>
      </Stack>
    </Panel>
  );
}
