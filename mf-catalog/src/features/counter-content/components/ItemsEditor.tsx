import { type ContentItems, type ContentKindName, contentKind } from '@saltbush/contract';
import { Button, Cluster, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import type { DraftForm } from '../model/use-draft-form';
import { useItems } from '../model/use-items';
import styles from './Content.module.css';
import { TextsEditor } from './TextsEditor';

interface PartProps {
  parts: ContentItems;
  form: DraftForm;
  index: number;
  onMove: () => void;
  onRemove: () => void;
}

/** One part, with its fields and what can be done with it. */
function Part({ parts, form, index, onMove, onRemove }: PartProps) {
  const name = `${parts.label.toLowerCase()} ${index + 1}`;
  return (
    <>
      <legend className={styles.legend} tabIndex={-1}>
        {parts.label} {index + 1}
      </legend>
      <TextsEditor fields={parts.fields} form={form} index={index} />
      <Cluster gap={3}>
        {index > 0 && (
          <Button size="sm" variant="quiet" aria-label={`Move up ${name}`} onClick={onMove}>
            Move up
          </Button>
        )}
        {form.value.items.length > parts.min && (
          <Button size="sm" variant="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </Cluster>
    </>
  );
}

interface ItemsEditorProps {
  kind: ContentKindName;
  form: DraftForm;
}

/** The parts of an entry: each can be changed, moved to the front and removed, and others added. */
export function ItemsEditor({ kind, form }: ItemsEditorProps) {
  const { items: parts } = contentKind(kind);
  const { list, news, add, move, remove } = useItems(kind, form);
  if (!parts) return null;
  const { items } = form.value;
  return (
    <div ref={list} className={styles.items}>
      {items.map((item, index) => (
        <fieldset key={item.id} className={styles.item}>
          <Part {...{ parts, form, index }} onMove={() => move(index)} onRemove={() => remove(index)} />
        </fieldset>
      ))}
      {items.length < parts.max && (
        <div>
          <Button size="sm" variant="secondary" onClick={add}>
            Add a {parts.label.toLowerCase()}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}
