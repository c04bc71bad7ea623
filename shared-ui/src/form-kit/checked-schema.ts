import * as v from 'valibot';

/**
 * Builds a schema of text fields from the contract's rules, so that input which the api would reject is reported at its
 * field before anything is sent.
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
