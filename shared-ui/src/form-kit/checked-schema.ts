import * as v from 'valibot';

/**
 * A schema of text fields whose rules are the contract's: what the api would refuse is said beside the field
 * before anything is sent.
 */
export function checkedSchema<Entries extends Record<string, v.GenericSchema<string>>>(
  entries: Entries,
  errorsOf: (values: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Partial<Record<string, string>>,
) {
  return v.pipe(
    v.object(entries),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, message] of Object.entries(errorsOf(input))) {
        if (!message) continue;
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] });
      }
    }),
  );
}
