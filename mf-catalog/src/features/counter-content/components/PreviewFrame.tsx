import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Content.module.css';

/** Pixels: a page of text scrolls within its frame. */
const MOST_HEIGHT = 1600;

interface FrameSize {
  /** Pixels of a shopper's window. */
  width: number;
  /** Pixels, for what lies over the rest of a page. */
  leastHeight: number;
}

/** Gives a document the styles of the page. */
function dress(target: Document): HTMLElement {
  target.documentElement.lang = document.documentElement.lang || 'en-AU';
  target.title = 'Preview';
  const sheets = document.querySelectorAll('link[rel="stylesheet"], style');
  target.head.replaceChildren(...[...sheets].map((sheet) => sheet.cloneNode(true)));
  const root = target.createElement('main');
  // Told apart from the page's own.
  root.setAttribute('aria-label', 'Preview');
  target.body.replaceChildren(root);
  target.body.style.minHeight = '0';
  target.body.style.padding = '0';
  return root;
}

/** Gives the frame the height of its content, and shrinks it to the room that there is. */
function useFit(
  root: HTMLElement | null,
  { width, leastHeight }: FrameSize,
  frame: RefObject<HTMLIFrameElement | null>,
) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [outer, inner] = [room.current, frame.current];
    if (!root || !outer || !inner) return;
    const fit = () => {
      const height = Math.min(MOST_HEIGHT, Math.max(leastHeight, root.scrollHeight));
      const scale = Math.min(1, outer.clientWidth / width);
      inner.style.height = `${height}px`;
      inner.style.transform = `scale(${scale})`;
      outer.style.height = `${Math.ceil(height * scale) + 2}px`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(root);
    observer.observe(outer);
    fit();
    return () => observer.disconnect();
  }, [root, width, leastHeight, frame]);
  return room;
}

/** What is pressed in a preview opens beside the desk, where nothing that was entered is lost. */
function openBeside(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

/** A document of its own, as wide as a shopper's window and shrunk to the room that there is. */
export function PreviewFrame({ width, leastHeight, children }: FrameSize & { children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const room = useFit(root, { width, leastHeight }, frame);
  const begin = () => {
    const target = frame.current?.contentDocument;
    if (target) setRoot(dress(target));
  };
  // Some browsers have the empty document at once, others replace it when it has loaded.
  useEffect(begin, []);
  const content = root && <div onClickCapture={openBeside}>{children}</div>;
  return (
    <div ref={room} className={styles.room}>
      <iframe
        ref={frame}
        title="Preview of what shoppers will see"
        className={styles.frame}
        width={width}
        onLoad={begin}
      />
      {content && createPortal(content, root)}
    </div>
  );
}
