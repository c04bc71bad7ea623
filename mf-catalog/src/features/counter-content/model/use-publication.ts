import { contentMoment } from '@saltbush/contract';
import { useState } from 'react';
import { cancelPlan } from '../api/cancel-plan';
import type { StaffContent } from '../api/content-fields';
import { discardDraft } from '../api/discard-draft';
import { publishDraft } from '../api/publish-draft';
import { apiErrors } from './content-failures';
import { type StepStart, useContentStep } from './use-content-step';
import type { DraftForm } from './use-draft-form';

interface Said {
  words: string;
  /** Of the entry that they are about: they say nothing of a later one. */
  version: number;
}

const plannedWords = ({ draft }: StaffContent): string =>
  draft?.planned_for ? `Scheduled for ${contentMoment(draft.planned_for)}.` : '';

/** The steps that a draft takes towards shoppers, and what becomes of them. */
export function usePublication({ entry, version }: StaffContent, form: DraftForm) {
  const { take, status, error, failure } = useContentStep(entry.id);
  const [said, say] = useState<Said | null>(null);
  const [refusedVersion, setRefusedVersion] = useState<number | null>(null);
  const { from: refusedMoment, ...wrong } = apiErrors(error);
  const isOfField = refusedMoment !== undefined || Object.keys(wrong).length > 0;

  const change = async (what: string, send: (start: StepStart) => ReturnType<typeof publishDraft>) => {
    setRefusedVersion(version);
    const changed = await take([what, version], send);
    return changed?.content ?? null;
  };
  const publish = async () => {
    if (await change('publish', (start) => publishDraft(start))) form.say('Published.');
  };
  const discard = async () => {
    if (await change('discard', (start) => discardDraft(start))) form.say('The draft is discarded.');
  };
  const plan = async (from: string) => {
    const now = await change(`plan ${from}`, (start) => publishDraft({ ...start, from }));
    if (now) say({ words: plannedWords(now), version: now.version });
  };
  const cancel = async () => {
    const now = await change('cancel', (start) => cancelPlan(start));
    if (now) say({ words: 'The schedule is cancelled. The draft is kept.', version: now.version });
  };
  return {
    ...{ publish, discard, plan, cancel, status, refusedMoment },
    news: said?.version === version ? said.words : '',
    // A draft that has been saved since is another one.
    wrong: refusedVersion === version ? wrong : {},
    failure: isOfField ? null : failure,
  };
}

export type Publication = ReturnType<typeof usePublication>;
