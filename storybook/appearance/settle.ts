/** Loads lazy images immediately, so that the result does not depend on how far the machine has scrolled. */
function loadImages(): Promise<unknown> {
  const images = [...document.images].filter((image) => image.src !== '');
  for (const image of images) image.loading = 'eager';
  // An image that fails to load is a valid state.
  return Promise.allSettled(images.map((image) => image.decode()));
}

/** Finishes every animation; resets infinite ones to their start. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
}

/** Returns rows to their start: where a smooth scroll comes to rest depends on the machine's speed. */
function resetRowScroll(): void {
  for (const element of document.querySelectorAll('*')) {
    if (element.scrollLeft !== 0) element.scrollTo({ left: 0, behavior: 'instant' });
  }
}

/**
 * Shows the first of texts that take turns: which one is on depends on how long the story took.
 * @returns ends it.
 */
export function holdTurns(): () => void {
  const style = document.createElement('style');
  style.textContent = `
    [data-turn] { opacity: 0 !important; transition: none !important }
    [data-turn]:first-child { opacity: 1 !important }`;
  document.head.append(style);
  return () => style.remove();
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Loads the shipped fonts before the first story, so that none is measured with a system font. */
export async function loadFonts(): Promise<void> {
  const shipped = [...document.fonts].filter(({ family }) => family.includes('Variable'));
  await Promise.all(shipped.map((face) => face.load()));
}

/** Waits until the page is stable: images decoded, animations finished, rows at their start, the result rendered. */
export async function settle(): Promise<void> {
  await loadImages();
  endAnimations();
  resetRowScroll();
  await nextFrame();
  await nextFrame();
}
