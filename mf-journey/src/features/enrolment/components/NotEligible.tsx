import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, Cluster, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';

/** Said when answers exclude somebody: no reason is held against them, and there is another way (rule health-05). */
export function NotEligible({ onChange }: { onChange: () => void }) {
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={5}>
        <Heading level={2} size="lg" tabIndex={-1} ref={(heading) => heading?.focus()}>
          You’re not eligible for the program right now
        </Heading>
        <Text>
          From your answers, this program isn’t the safe choice for you at the moment. That doesn’t mean
          nobody can help: in a short consult a doctor looks at your situation and what would suit you.
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
