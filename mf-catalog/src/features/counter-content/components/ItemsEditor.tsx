import { type ContentKindName, contentKind } from '@saltbush/contract';
import { Button, Cluster } from '@saltbush/shared-ui/design/core';
import { useRef } from 'react';
import { withItem, withItemEarlier, withoutItem } from '../model/content-value';
import type { DraftForm } from '../model/use-draft-form';
import styles from './Content.module.css';
import { TextsEditor } from './TextsEditor';

interface ItemsEditorProps {
  kind: ContentKindName;
  form: DraftForm;
}

/** The parts of an entry: each can be changed, moved to the front and removed, and others added. */
export function ItemsEditor({ kind, form }: ItemsEditorProps) {
  const { items: parts } = contentKind(kind);
  const list = useRef<HTMLDivElement>(null);
  if (!parts) return null;
  const { value, enter } = form;
  const noun = parts.label.toLowerCase();
  const remove = (index: number) => {
    enter(withoutItem(value, index));
    list.current?.focus();
  };
  return (
    <div ref={list} className={styles.items} tabIndex={-1}>
      {value.items.map((item, index) => (
        <fieldset key={item.id} className={styles.item}>
          <legend className={styles.legend}>
            {parts.label} {index + 1}
          </legend>
          <TextsEditor fields={parts.fields} form={form} index={index} />
          <Cluster gap={3}>
            {index > 0 && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Move ${noun} ${index + 1} to the front of ${noun} ${index}`}
                onClick={() => enter(withItemEarlier(value, index))}
              >
                Move up
              </Button>
            )}
            {value.items.length > parts.min && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Remove ${noun} ${index + 1}`}
                onClick={() => remove(index)}
              >
                Remove
              </Button>
            )}
          </Cluster>
        </fieldset>
      ))}
      {value.items.length < parts.max && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => enter(withItem(kind, value))}>
            Add a {noun}
          </Button>
        </div>
      )}
    </div>
  );
}
