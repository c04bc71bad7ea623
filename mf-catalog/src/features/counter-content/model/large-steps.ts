import type { LargeStep } from '@saltbush/shared-ui/counter';

/** Asks whether a draft is to be shown to shoppers. */
export const publishStep = (title: string): LargeStep => ({
  title: 'Publish this draft?',
  effect: `Within seconds, every shopper sees the draft in place of “${title}”.`,
  label: 'Publish now',
});

/** Asks whether a draft is to be thrown away. */
export const discardStep: LargeStep = {
  title: 'Discard this draft?',
  effect: 'What it says is lost. Shoppers go on seeing what they see now.',
  label: 'Discard draft',
};

/** Asks whether a version is to take the place of what is being written. */
export const restoreStep = (number: number): LargeStep => ({
  title: `Make version ${number} the draft?`,
  effect: 'It takes the place of the present draft and of what you have entered, which are lost.',
  label: `Restore version ${number}`,
});
