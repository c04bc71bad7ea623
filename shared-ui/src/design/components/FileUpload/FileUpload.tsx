import { type ChangeEvent, useRef, useState } from 'react';
import { cx } from '../../internal/cx';
import { Field, type FieldOwnProps } from '../Field/Field';
import { InlineMessage } from '../Message/InlineMessage';
import { DropZone } from './DropZone';
import styles from './FileUpload.module.css';
import { type FileRules, sortFiles } from './file-rules';
import { UploadedItem, type UploadedModel } from './UploadedItem';

export interface FileUploadProps extends Omit<FieldOwnProps, 'hideLabel'>, FileRules {
  name: string;
  files: readonly UploadedModel[];
  /** Receives the files that meet the rules; the component reports the others. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** Announces refused and removed files to screen readers. */
function Messages({ refused, removed }: { refused: readonly string[]; removed: string | null }) {
  return (
    <>
      <div role="alert" className={styles.messages}>
        {refused.map((message) => (
          <InlineMessage key={message} tone="error">
            {message}
          </InlineMessage>
        ))}
      </div>
      <p role="status" className={styles.announcement}>
        {removed && `${removed} removed`}
      </p>
    </>
  );
}

/** State and handlers for selecting, refusing and removing files. */
function useChosen(props: FileUploadProps) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = (chosen: readonly File[]) => {
    const { added, messages } = sortFiles(chosen, props, props.files.length);
    setRefused(messages);
    setRemoved(null);
    if (added.length > 0) props.onAdd(added);
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // Lets the user select the same file again after removing it.
    currentTarget.value = '';
  };
  const remove = (file: UploadedModel) => {
    setRefused([]);
    setRemoved(file.name);
    input.current?.focus();
    props.onRemove(file.id);
  };
  return { refused, removed, input, add, change, remove };
}

/** Uploads one or several files, selected or dropped. The upload progress is a prop of each file. */
export function FileUpload(props: FileUploadProps) {
  const { label, hint, error, optional, id, className, name, files, disabled, accept, maxFiles } = props;
  const { refused, removed, input, add, change, remove } = useChosen(props);
  return (
    <Field {...{ label, hint, error, optional, id }} className={cx(styles.upload, className)}>
      {({ id: inputId, describedBy, invalid }) => (
        <>
          <DropZone onDrop={add} disabled={disabled} invalid={invalid} isSingle={maxFiles === 1}>
            <input
              {...{ name, accept, disabled }}
              ref={input}
              type="file"
              id={inputId}
              className={styles.input}
              multiple={maxFiles !== 1}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              onChange={change}
            />
          </DropZone>
          <Messages refused={refused} removed={removed} />
          {files.length > 0 && (
            <ul className={styles.files} aria-label={`${label}: files`}>
              {files.map((file) => (
                <UploadedItem key={file.id} file={file} onRemove={() => remove(file)} />
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
