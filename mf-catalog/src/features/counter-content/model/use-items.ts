import { type ContentKindName, contentKind } from '@saltbush/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { withItem, withItemEarlier, withoutItem } from './content-value';
import type { DraftForm } from './use-draft-form';

/** What has been done with the parts; an object of its own each time, so that the same can follow itself. */
interface Done {
  /** Of the part that gets the focus. */
  place: number;
  words: string;
}

/**
 * Changes the parts of an entry. The buttons of a part come and go with its place: the focus moves to the legend of the
 * part that was added or moved, or that is now in the place of a removed one.
 */
export function useItems(kind: ContentKindName, { value, enter }: DraftForm) {
  const list = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<Done | null>(null);
  useLayoutEffect(() => {
    if (!done) return;
    const legends = list.current?.querySelectorAll<HTMLElement>(':scope > fieldset > legend') ?? [];
    legends[Math.min(done.place, legends.length - 1)]?.focus();
  }, [done]);

  const noun = contentKind(kind).items?.label ?? '';
  const add = () => {
    enter(withItem(kind, value));
    setDone({ place: value.items.length, words: '' });
  };
  const move = (index: number) => {
    enter(withItemEarlier(value, index));
    setDone({ place: index - 1, words: `${noun} ${index + 1} is now ${noun.toLowerCase()} ${index}.` });
  };
  const remove = (index: number) => {
    enter(withoutItem(value, index));
    setDone({ place: index, words: `${noun} ${index + 1} is removed.` });
  };
  return { list, news: done?.words ?? '', add, move, remove };
}
