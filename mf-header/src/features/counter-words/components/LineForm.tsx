import { links } from '@saltbush/contract/links';
import { Banner, Button, ButtonLink, TextButton } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { TextArea } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useRef } from 'react';
import type { Synonym } from '../api/synonyms';
import { useLineForm } from '../model/use-line-form';
import { LinePreview } from './LinePreview';
import styles from './Words.module.css';

interface LineFormProps {
  /** The line that is changed; null for a new one. */
  line: Synonym | null;
  /** What a new line begins with. */
  typed: string;
  onSaved: () => void;
  /** Begins again with the line as it is now. */
  onLookAgain: () => void;
}

const readWords = (form: HTMLFormElement) => {
  const given = new FormData(form);
  return { typed: String(given.get('typed')), found: String(given.get('found')) };
};

/** Adds or changes a line of words, after a look at what it would do to a search. */
export function LineForm({ line: current, typed, onSaved, onLookAgain }: LineFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const desk = useLineForm(current, () => {
    form.current?.reset();
    onSaved();
  });
  const { line, errors, tried, failure } = desk;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void desk.save(readWords(event.currentTarget));
  };
  return (
    <>
      <CounterPanel title={line ? 'Change a line' : 'Add a line'}>
        <form ref={form} className={styles.form} noValidate onSubmit={submit}>
          <TextArea
            label="When shoppers type"
            hint="Words or phrases, with commas between them. They replace what the shop knows of the same words by itself."
            name="typed"
            rows={2}
            defaultValue={line?.typed.join(', ') ?? typed}
            error={errors.typed}
          />
          <TextArea
            label="Look for"
            hint="A product needs the words of one of these."
            name="found"
            rows={2}
            defaultValue={line?.found.join(', ') ?? ''}
            error={errors.found}
          />
          {failure !== null && (
            <Banner tone="error" live>
              {failure} {desk.isOutdated && <TextButton onClick={onLookAgain}>Look at it now</TextButton>}
            </Banner>
          )}
          <div className={styles.buttons}>
            <Button type="submit" size="sm" status={desk.saveStatus}>
              Save
            </Button>
            <Button
              size="sm"
              variant="secondary"
              status={desk.tryStatus}
              onClick={() => form.current && void desk.tryOut(readWords(form.current))}
            >
              Try it out
            </Button>
            {line && (
              <ButtonLink href={links.staff.searchWords()} size="sm" variant="secondary">
                Keep it as it was
              </ButtonLink>
            )}
          </div>
        </form>
      </CounterPanel>
      {desk.dialog}
      <div aria-live="polite">{tried && <LinePreview {...tried} />}</div>
    </>
  );
}
