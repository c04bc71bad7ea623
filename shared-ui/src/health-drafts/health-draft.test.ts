import { errorText } from '@saltbush/contract';
import {
  mockHealthDrafts,
  respondWith,
  respondWithError,
  sentVariables,
  serve,
} from '@saltbush/shared-ui/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tabPlace } from './draft-place';
import { createHealthDraft, type HealthDraft } from './health-draft';
import { HealthDraftDocument, HealthDraftSaveDocument } from './operations';

const PLACE = tabPlace('place');
const newTab = () => createHealthDraft('CovidAntiviral', PLACE);
const stateOf = ({ store }: HealthDraft) => store.getState();
const kept = (draft: HealthDraft) => vi.waitFor(() => expect(stateOf(draft).saving).toBe('kept'));
const sent = () => sentVariables(HealthDraftSaveDocument).map(({ input }) => input);
const keptAs = (entries: object, version = 1, id = 'd1') => ({
  health_draft: { id, version, entries: JSON.stringify(entries), sealed: null },
});

beforeEach(() => {
  sessionStorage.clear();
  serve(...mockHealthDrafts());
});

describe('an unfinished form [health-21]', () => {
  it('asks the shop for nothing on behalf of a guest who has entered nothing', async () => {
    const draft = newTab();
    await draft.start(null);
    expect(stateOf(draft)).toMatchObject({ isReady: true, entries: {} });
    expect(sentVariables(HealthDraftDocument)).toEqual([]);
  });

  it('sends what is entered meanwhile in one call, after the one before', async () => {
    const draft = newTab();
    await draft.start('u1');
    for (const notes of ['d', 'di', 'diz', 'dizz']) draft.change({ notes });
    await kept(draft);
    expect(sent().map(({ changes }) => changes)).toEqual(['{"notes":"d"}', '{"notes":"dizz"}']);
    expect(stateOf(draft).entries).toEqual({ notes: 'dizz' });
  });

  it('keeps entries of other tabs, and its own newer ones', async () => {
    serve(respondWith(HealthDraftDocument, keptAs({ a: 'one' })));
    const draft = newTab();
    await draft.start('u1');
    expect(stateOf(draft)).toMatchObject({ isResumed: true, entries: { a: 'one' } });
    serve(respondWith(HealthDraftDocument, keptAs({ a: 'two', b: 'other tab' }, 5)));
    await draft.refresh();
    expect(stateOf(draft).entries).toEqual({ a: 'two', b: 'other tab' });
    serve(respondWith(HealthDraftDocument, keptAs({ a: 'older' }, 3)));
    await draft.refresh();
    expect(stateOf(draft).entries).toEqual({ a: 'two', b: 'other tab' });
  });

  it('stays in memory, under its id, when it was finished in another tab', async () => {
    serve(respondWith(HealthDraftDocument, keptAs({ a: 'one' })));
    const draft = newTab();
    await draft.start('u1');
    const failure = { code: 'NOT_FOUND' as const, message: errorText('NOT_FOUND', { what: 'Draft' }) };
    serve(respondWithError(HealthDraftSaveDocument, failure));
    draft.change({ a: 'two' });
    await vi.waitFor(() => expect(stateOf(draft).saving).toBe('unkept'));
    draft.change({ a: 'three' });
    expect(stateOf(draft)).toMatchObject({ id: 'd1', entries: { a: 'three' } });
    expect(sent()).toHaveLength(1);
  });

  it('sends again, with the next change, what could not be kept', async () => {
    const draft = newTab();
    await draft.start('u1');
    serve(respondWithError(HealthDraftSaveDocument, { code: 'INTERNAL', message: 'x' }));
    draft.change({ a: 'one' });
    await vi.waitFor(() => expect(stateOf(draft).saving).toBe('unkept'));
    serve(...mockHealthDrafts());
    draft.change({ b: 'two' });
    await kept(draft);
    expect(JSON.parse(sent().at(-1)?.changes ?? '')).toEqual({ a: 'one', b: 'two' });
  });

  it('is moved to the account that a guest signs in to, and leaves the tab', async () => {
    const draft = newTab();
    await draft.start(null);
    draft.change({ a: 'one' });
    await draft.start('u1');
    await kept(draft);
    expect(sent().at(-1)).toMatchObject({ id: null, sealed: 'sealed-CovidAntiviral' });
    expect(stateOf(draft)).toMatchObject({ owner: 'u1', entries: { a: 'one' } });
    expect(PLACE.read()).toBeNull();
  });

  it('is neither read nor kept while staff act for the customer', async () => {
    const draft = newTab();
    await draft.start('u1', { isPrivate: false });
    draft.change({ a: 'one' });
    expect(stateOf(draft)).toMatchObject({ saving: 'unkept', entries: { a: 'one' } });
    expect([...sent(), ...sentVariables(HealthDraftDocument)]).toEqual([]);
  });
});
