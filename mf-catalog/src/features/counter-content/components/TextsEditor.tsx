import type { ContentField, ContentTexts } from '@saltbush/contract';
import { TextArea, TextField } from '@saltbush/shared-ui/design/forms';
import { withText } from '../model/content-value';
import type { DraftForm } from '../model/use-draft-form';
import { PictureField } from './PictureField';

interface TextsEditorProps {
  fields: readonly ContentField[];
  form: DraftForm;
  /** Of the part that has the fields; null for those of the entry itself. */
  index: number | null;
}

const LINES = { html: 16, text: 2 } as const;

/**
 * The fields of an entry, or of a part of it. Nothing cuts what is pasted: too long a text is named when it is saved. The
 * place of a part is no key of its fields: an upload outlasts that its part is moved.
 */
export function TextsEditor({ fields, form, index }: TextsEditorProps) {
  const { value, errors, enter } = form;
  const texts: ContentTexts = (index === null ? value.fields : value.items[index]?.fields) ?? {};
  return fields.map((field) => {
    const name = index === null ? field.name : `${index}.${field.name}`;
    const set = (text: string) => enter(withText(value, [field.name, text], index));
    const shared = {
      ...{ name, label: field.label, hint: field.hint, optional: field.isOptional },
      error: errors[name],
    };
    const text = texts[field.name] ?? '';
    if (field.type === 'picture' && field.use)
      return <PictureField key={field.name} {...shared} use={field.use} address={text} onChange={set} />;
    const input = { ...shared, value: text, autoComplete: 'off' };
    if (field.type === 'html' || field.type === 'text')
      return (
        <TextArea
          key={field.name}
          {...input}
          rows={LINES[field.type]}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    return (
      <TextField
        key={field.name}
        {...input}
        inputMode={field.type === 'link' ? 'url' : undefined}
        onChange={(event) => set(event.currentTarget.value)}
      />
    );
  });
}
