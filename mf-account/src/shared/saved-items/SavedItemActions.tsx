import { Button, Cluster } from '@saltbush/shared-ui/design/core';
import { PencilIcon, Trash2Icon } from '@saltbush/shared-ui/design/icons';

interface SavedItemActionsProps {
  /** What is kept, by the name that tells it from the others. */
  name: string;
  /** What it is one of: "Make … the default card". */
  noun: 'card' | 'address';
  isDefault: boolean;
  setDefault: () => void;
  /** It is becoming the default one. */
  isBusy: boolean;
  /** Without it there is nothing to change. */
  onEdit?: () => void;
  onDelete: () => void;
  className?: string;
}

/** What can be done with a card or an address that the account keeps (section 2.17). */
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
