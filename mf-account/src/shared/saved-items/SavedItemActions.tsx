import { Button, Cluster } from '@saltbush/shared-ui/design/core';
import { PencilIcon, Trash2Icon } from '@saltbush/shared-ui/design/icons';

interface SavedItemActionsProps {
  /** Name that distinguishes the item from the others. */
  name: string;
  /** Type of item, as in "Make … the default card". */
  noun: string;
  isDefault: boolean;
  setDefault: () => void;
  /** The request to make it the default is in flight. */
  isBusy: boolean;
  /** Omitted for items that cannot be edited. */
  onEdit?: () => void;
  onDelete: () => void;
  className?: string;
}

/** Actions of a saved payment method or address (section 2.17). */
export function SavedItemActions(props: SavedItemActionsProps) {
  const { name, noun, isDefault, setDefault, isBusy, onEdit, onDelete, className } = props;
  return (
    <Cluster gap={2} className={className}>
      {onEdit && (
        <Button size="sm" variant="secondary" icon={PencilIcon} aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
      )}
      {!isDefault && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Make ${name} the default ${noun}`}
          status={isBusy ? 'busy' : 'idle'}
          onClick={setDefault}
        >
          Make default
        </Button>
      )}
      <Button size="sm" variant="quiet" icon={Trash2Icon} aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </Cluster>
  );
}
