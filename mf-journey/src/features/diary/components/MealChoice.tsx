import { MEAL_NAMES } from '@saltbush/contract';
import { Checkbox, CheckboxGroup } from '@saltbush/shared-ui/design/forms';
import type { DiaryMeal } from '../api/diary-day';
import { formatNumber } from '../model/format-diary';

interface MealChoiceProps {
  meals: readonly DiaryMeal[];
  leftOut: ReadonlySet<string>;
  onToggle: (meal: string) => void;
}

/** Which meals of a day to copy, with what they contain. */
export function MealChoice({ meals, leftOut, onToggle }: MealChoiceProps) {
  return (
    <CheckboxGroup legend="Meals">
      {meals.map(({ meal, total, entries }) => (
        <Checkbox
          key={meal}
          label={`${MEAL_NAMES[meal]}, ${formatNumber(total.kilojoules)} kJ`}
          hint={entries.map(({ name }) => name).join(' · ')}
          checked={!leftOut.has(meal)}
          onChange={() => onToggle(meal)}
        />
      ))}
    </CheckboxGroup>
  );
}
