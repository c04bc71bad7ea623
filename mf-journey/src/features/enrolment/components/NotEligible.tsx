import { type WeightLossAnswers, weightLossReasons } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Button, ButtonLink, Cluster, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';

interface NotEligibleProps {
  answers: WeightLossAnswers;
  onChange: () => void;
}

/** Tells applicants kindly which answers make them not eligible, and offers a consult instead (rule health-05). */
export function NotEligible({ answers, onChange }: NotEligibleProps) {
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={5}>
        <Text>From your answers, this program isn’t the safe choice for you at the moment:</Text>
        <ul>
          {weightLossReasons(answers).map((reason) => (
            <li key={reason}>
              <Text>{reason}</Text>
            </li>
          ))}
        </ul>
        <Text>
          That doesn’t mean no one can help. Your own doctor, or one of ours in a short consult, can talk with
          you about what would suit you.
        </Text>
        <Text>
          If you answered something by mistake, please correct it. A practitioner sees what you answered first
          too.
        </Text>
        <Cluster gap={3}>
          <ButtonLink href={links.telehealth.service('short-consult')}>Book a short consult</ButtonLink>
          <Button variant="secondary" onClick={onChange}>
            Correct a mistake
          </Button>
        </Cluster>
        <Text size="sm" tone="muted">
          Not for emergencies: call 000.
        </Text>
      </Stack>
    </Panel>
  );
}
