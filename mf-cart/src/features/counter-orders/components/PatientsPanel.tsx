import { askedWords } from '@saltbush/contract';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import type { StaffOrder } from '../api/staff-order-fields';

/** Allergies and medicines of the patients whom the items are for; the api gives them only to those who review. */
export function PatientsPanel({ lines }: Pick<StaffOrder, 'lines'>) {
  const patients = lines.flatMap(({ patient }) => patient ?? []);
  const distinct = [
    ...new Map(patients.map((one) => [`${one.first_name} ${one.last_name} ${one.dob}`, one])).values(),
  ];
  return distinct.map((patient) => (
    <CounterPanel key={patient.dob + patient.first_name} title={`${patient.first_name} ${patient.last_name}`}>
      <CounterFacts
        facts={[
          { label: 'Born', value: patient.dob },
          { label: 'Allergies', value: patient.allergies || 'None given' },
          { label: 'Conditions', value: patient.conditions || 'None given' },
          { label: 'Medicines', value: patient.medication || 'None given' },
          { label: 'Pregnant or breastfeeding', value: askedWords(patient.is_pregnant_breastfeeding) },
        ]}
      />
    </CounterPanel>
  ));
}
