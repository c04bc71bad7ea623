import { bodyMassIndex, isBmiFlagged, MINIMUM_BMI, parseMeasure } from '@saltbush/contract';
import { InlineMessage } from '@saltbush/shared-ui/design/core';

/** Shows the body mass index for the height and weight entered so far, announcing changes. */
export function BodyMassIndex({ height, weight }: { height: string; weight: string }) {
  const cm = parseMeasure(height);
  const kg = parseMeasure(weight);
  // Ignore half-typed values, such as 17 cm on the way to 170.
  const bmi = cm !== null && kg !== null && cm >= 100 && kg >= 30 ? bodyMassIndex(cm, kg) : null;
  return (
    <div role="status">
      {bmi !== null && (
        <InlineMessage tone={isBmiFlagged(bmi) ? 'warning' : 'info'}>
          Your body mass index is {bmi}. The program is for {MINIMUM_BMI} and above.
        </InlineMessage>
      )}
    </div>
  );
}
