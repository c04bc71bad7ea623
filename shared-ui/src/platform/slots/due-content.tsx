import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';

/** What React's fragment references have of the DOM's `Node`. */
interface Group {
  compareDocumentPosition(other: Node): number;
}

/** A fragment may wait for data of its own before it renders. */
const PATIENCE_MS = 5000;

/** React marks the position of a fragment without any node so; the DOM also that of nodes outside the document. */
function isEmpty(group: Group): boolean {
  const position = group.compareDocumentPosition(document.body);
  if (position & Node.DOCUMENT_POSITION_DISCONNECTED) return false;
  return (position & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC) !== 0;
}

/**
 * Content without which its place is of no use.
 * @throws {Error} While rendering, if the content has no node in the document after five seconds; for the boundary above.
 */
export function DueContent({ children }: { children: ReactNode }) {
  const group = useRef<Group>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMissing(group.current !== null && isEmpty(group.current)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isMissing) throw new Error('The fragment rendered nothing');
  return <Fragment ref={group as never}>{children}</Fragment>;
}
