import type { LargeStep } from '@saltbush/shared-ui/counter';

/** Asks whether a draft is to be shown to shoppers. */
export const publishStep = (title: string): LargeStep => ({
  title: 'Publish this draft?',
  effect: `Pages opened from now on show the draft in place of “${title}” within seconds; pages that are already open follow later.`,
  label: 'Publish now',
});

/** Asks whether a draft is to be thrown away. */
export const discardStep: LargeStep = {
  title: 'Discard this draft?',
  effect: 'What it says is lost. Shoppers go on seeing what they see now.',
  label: 'Discard draft',
};

/** Asks whether what has been entered is to be thrown away; after a colleague's change, for what they have saved. */
export const forgetStep = (isMoved: boolean): LargeStep =>
  isMoved
    ? {
        title: 'Use their version?',
        effect: 'What you have entered is lost. Your colleague’s version takes its place.',
        label: 'Use their version',
      }
    : {
        title: 'Discard your changes?',
        effect: 'What you have entered and not saved is lost.',
        label: 'Discard my changes',
      };

/** Asks whether a version is to take the place of what is being written. */
export const restoreStep = (number: number): LargeStep => ({
  title: `Make version ${number} the draft?`,
  effect: 'It takes the place of the present draft and of what you have entered, which are lost.',
  label: `Restore version ${number}`,
});
