import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, Cluster, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';

/** A practitioner was asked to look at a record that denies the answers: nothing can be paid before (rule health-20). */
export function RecordWaiting({ onChooseAnother }: { onChooseAnother: () => void }) {
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={5}>
        <Text>
          You don’t have to do anything. We mail you when you can choose a time and pay, or if the program is
          not for you. You have not been charged.
        </Text>
        <Cluster gap={3}>
          <ButtonLink href={links.account.patients()}>Check the patient’s record</ButtonLink>
          <Button variant="secondary" onClick={onChooseAnother}>
            Choose another patient
          </Button>
        </Cluster>
        <Text size="sm" tone="muted">
          Not for emergencies: call 000.
        </Text>
      </Stack>
    </Panel>
  );
}
