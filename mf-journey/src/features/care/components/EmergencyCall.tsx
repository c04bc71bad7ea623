import { SYMPTOMS, type Symptom } from '@saltbush/contract';
import { Banner, ButtonLink, Stack, Text, TextLink } from '@saltbush/shared-ui/design/core';
import { PhoneIcon } from '@saltbush/shared-ui/design/icons';

/** Whether one of the symptoms needs help at once. */
export const isEmergency = (symptoms: readonly Symptom[]): boolean =>
  symptoms.some((name) => SYMPTOMS[name].outcome === 'emergency');

/** The number to ring, and nothing else to do first (rule health-26). */
export function EmergencyCall({ symptoms }: { symptoms: readonly Symptom[] }) {
  return (
    <Banner
      tone="error"
      title="Call 000 now"
      live
      action={
        <ButtonLink href="tel:000" icon={PhoneIcon}>
          Call 000
        </ButtonLink>
      }
    >
      <Stack gap={2}>
        <Text>This may be an emergency. Do not wait for an answer from us, and take no further dose.</Text>
        {symptoms.includes('self_harm') && (
          <Text>
            Lifeline is there day and night on <TextLink href="tel:131114">13 11 14</TextLink>.
          </Text>
        )}
      </Stack>
    </Banner>
  );
}
