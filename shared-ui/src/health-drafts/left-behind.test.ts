import { mockHealthDrafts, respondWithError, serve } from '@saltbush/shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tabPlace } from './draft-place';
import { createHealthDraft, type HealthDraft } from './health-draft';
import { HealthDraftSaveDocument } from './operations';

const stateOf = ({ store }: HealthDraft) => store.getState();
const kept = (draft: HealthDraft) => vi.waitFor(() => expect(stateOf(draft).saving).toBe('kept'));
const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);

/** A form in which u1 has entered something. */
async function begun(): Promise<HealthDraft> {
  const draft = createHealthDraft('CovidAntiviral', tabPlace('place'));
  await draft.start('u1');
  draft.change({ notes: 'dizzy' });
  await kept(draft);
  return draft;
}

beforeEach(() => {
  sessionStorage.clear();
  serve(...mockHealthDrafts());
});

describe('an unfinished form whose owner leaves in another tab [health-21]', () => {
  it('is shown to nobody else, who is told so', async () => {
    const draft = await begun();
    draft.leave();
    await draft.start(null);
    expect(stateOf(draft)).toMatchObject({ entries: {}, id: null, left: { owner: 'u1', isKept: true } });
    expect(stored()).not.toContain('dizzy');
    serve(...mockHealthDrafts());
    await draft.start('u2');
    expect(stateOf(draft)).toMatchObject({ owner: 'u2', entries: {}, left: { owner: 'u1' } });
  });

  it('goes on where it was when they come back', async () => {
    const draft = await begun();
    draft.leave();
    await draft.start(null);
    await draft.start('u1');
    expect(stateOf(draft)).toMatchObject({ entries: { notes: 'dizzy' }, left: null });
  });

  it('is told of too where a session just ends, or becomes another at once', async () => {
    const ended = await begun();
    await ended.start(null);
    expect(stateOf(ended)).toMatchObject({ entries: {}, left: { owner: 'u1', isKept: true } });
    const changed = await begun();
    serve(...mockHealthDrafts());
    await changed.start('u2');
    expect(stateOf(changed)).toMatchObject({ entries: {}, left: { owner: 'u1' } });
  });

  it('is not called kept if the last of it was not', async () => {
    const draft = await begun();
    serve(respondWithError(HealthDraftSaveDocument, { code: 'INTERNAL', message: 'x' }));
    draft.change({ notes: 'dizzy and sick' });
    await vi.waitFor(() => expect(stateOf(draft).saving).toBe('unkept'));
    draft.leave();
    await draft.start(null);
    expect(stateOf(draft).left).toEqual({ owner: 'u1', isKept: false });
  });

  it('is told of until somebody begins anew', async () => {
    const draft = await begun();
    draft.leave();
    await draft.start(null);
    draft.dismiss();
    expect(stateOf(draft).left).toBeNull();
    await draft.start('u2');
    expect(stateOf(draft).left).toBeNull();
  });

  it.each([
    ['nothing was entered', 'u1', false],
    ['a guest signs in', null, true],
  ])('is not told of if %s', async (_name, owner, hasEntries) => {
    const draft = createHealthDraft('CovidAntiviral', tabPlace('place'));
    await draft.start(owner);
    if (hasEntries) draft.change({ notes: 'dizzy' });
    await draft.start('u2');
    expect(stateOf(draft).left).toBeNull();
  });
});
