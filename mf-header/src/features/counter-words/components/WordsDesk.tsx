import { links } from '@saltbush/contract/links';
import { Banner, ErrorState, Loading, Skeleton, TextButton } from '@saltbush/shared-ui/design/core';
import { errorMessage, navigate, useLocation } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveSynonym } from '../api/save-synonym';
import { SYNONYMS_KEY, type Synonym, synonymsQuery } from '../api/synonyms';
import type { WordsPlace } from '../model/words-address';
import { LineForm } from './LineForm';
import { LineTable } from './LineTable';

type Note = { words: string; removed?: Synonym };

function NoteBanner({ note, onChange }: { note: Note; onChange: (note: Note) => void }) {
  const queryClient = useQueryClient();
  const { words, removed } = note;
  const putBack = async ({ typed, found }: Synonym) => {
    try {
      const line = { id: crypto.randomUUID(), version: 0, typed, found };
      queryClient.setQueryData(SYNONYMS_KEY, await saveSynonym(line));
      onChange({ words: 'The line is back.' });
    } catch (error) {
      onChange({ words: errorMessage(error) });
    }
  };
  return (
    <Banner tone="info" live>
      {words} {removed && <TextButton onClick={() => void putBack(removed)}>Put it back</TextButton>}
    </Banner>
  );
}

/** The words that staff teach the search. */
export function WordsDesk({ place }: { place: WordsPlace }) {
  const lines = useQuery(synonymsQuery);
  const [note, setNote] = useState<Note | null>(null);
  const [round, setRound] = useState(0);
  const location = useLocation();
  if (lines.isError && !lines.data)
    return <ErrorState onRetry={() => void lines.refetch()}>{lines.error.message}</ErrorState>;
  if (!lines.data) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  const line = lines.data.find(({ id }) => id === place.line) ?? null;
  const isGone = place.line !== null && line === null;
  const saved = () => {
    setNote({ words: 'Saved. Every search knows these words within a few seconds.' });
    navigate(links.staff.searchWords(), { replace: location });
  };
  return (
    <>
      {isGone && (
        <Banner tone="info" live>
          This line has been removed meanwhile.
        </Banner>
      )}
      {note && <NoteBanner note={note} onChange={setNote} />}
      <LineForm
        key={`${place.line ?? place.typed} ${round}`}
        {...{ line, typed: place.typed }}
        onSaved={saved}
        onLookAgain={() => setRound(round + 1)}
      />
      <LineTable
        lines={lines.data}
        onRemoved={(removed) => setNote({ words: `“${removed.typed.join(', ')}” is removed.`, removed })}
      />
    </>
  );
}
