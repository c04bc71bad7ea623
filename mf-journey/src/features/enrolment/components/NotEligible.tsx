import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, Cluster, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';

/** Tells applicants kindly that they are not eligible and offers a consult instead (rule health-05). */
export function NotEligible({ onChange }: { onChange: () => void }) {
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={5}>
        <Heading level={2} size="lg" tabIndex={-1} ref={(heading) => heading?.focus()}>
          You’re not eligible for the program right now
        </Heading>
        <Text>
          From your answers, this program isn’t the safe choice for you at the moment. That doesn’t mean no
          one can help: in a short consult, a doctor can talk with you about what would suit you.
        </Text>
        <Cluster gap={3}>
          <ButtonLink href={links.telehealth.service('short-consult')}>Book a short consult</ButtonLink>
          <Button variant="secondary" onClick={onChange}>
            Change my answers
          </Button>
        </Cluster>
        <Text size="sm" tone="muted">
          Not for emergencies: call 000.
        </Text>
      </Stack>
    </Panel>
  );
}
