import { type AskedContradiction, answerWord } from '@saltbush/contract';
import {
  Button,
  Cluster,
  Heading,
  Panel,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@saltbush/shared-ui/design/core';
import { TextArea } from '@saltbush/shared-ui/design/forms';
import { PencilIcon } from '@saltbush/shared-ui/design/icons';
import { type Ref, useId } from 'react';

/** What contradicts the answers, and how it is cleared up. */
export interface Clearing {
  found: readonly AskedContradiction[];
  /** Why both are right, by contradiction. */
  notes: Readonly<Record<string, string>>;
  onNote: (id: string, note: string) => void;
  answerHref: (key: string) => string;
  /** Where the patient's birthday is changed. */
  patientHref: string;
  /** The patient goes there to correct it. */
  onCorrectBirthday: () => void;
  /** Opens the patient's record; null for guests, who have none. */
  onCorrect: (() => void) | null;
  /** Called once they are on the screen. */
  onShown: () => void;
}

interface ClearUpProps {
  contradictions: readonly AskedContradiction[];
  clearing: Clearing;
  errors: Readonly<Record<string, string>>;
  title: Ref<HTMLHeadingElement>;
}

type OneProps = Omit<ClearUpProps, 'contradictions' | 'title'> & { one: AskedContradiction };

/** How the other side is corrected; an earlier answer was given, and stays. */
function OtherSide({ one, clearing }: OneProps) {
  const { onCorrect, onCorrectBirthday, patientHref } = clearing;
  if (one.fact === 'earlier') return null;
  if (onCorrect) {
    return (
      <Button variant="quiet" size="sm" icon={PencilIcon} onClick={onCorrect}>
        Correct the record
        <VisuallyHidden> for “{one.question}”</VisuallyHidden>
      </Button>
    );
  }
  return (
    <TextLink href={patientHref} isAlone onClick={onCorrectBirthday}>
      Change the date of birth
    </TextLink>
  );
}

function Contradiction(props: OneProps) {
  const { one, clearing, errors } = props;
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Stack gap={3}>
        <Heading level={3} size="sm" id={heading}>
          {one.question}
        </Heading>
        <Text>
          Your answer: <strong>{answerWord(one.answer)}</strong>
        </Text>
        <Text>{one.says}</Text>
        <Cluster gap={4}>
          <TextLink href={clearing.answerHref(one.key)} isAlone>
            Change my answer
            <VisuallyHidden> to “{one.question}”</VisuallyHidden>
          </TextLink>
          <OtherSide {...props} />
        </Cluster>
        <TextArea
          label="Or: both are right, because"
          name={`clearing-${one.id}`}
          rows={2}
          value={clearing.notes[one.id] ?? ''}
          error={errors[one.id]}
          onChange={(event) => clearing.onNote(one.id, event.target.value)}
        />
      </Stack>
    </section>
  );
}

/** What contradicts the answers, one by one, for the patient to clear up before anything is held (rule health-52). */
export function ClearUp({ contradictions, title, ...rest }: ClearUpProps) {
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={2} size="md" ref={title} tabIndex={-1}>
            Please clear this up first
          </Heading>
          <Text>
            Some of your answers do not agree with what else we know. Correct what is not right, or say why
            both are: your practitioner reads it. Nothing you entered is lost, and nothing is booked or
            charged yet.
          </Text>
        </Stack>
        {contradictions.map((one) => (
          <Contradiction key={one.id} one={one} {...rest} />
        ))}
      </Stack>
    </Panel>
  );
}
