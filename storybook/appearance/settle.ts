/** What loads when it comes near the window loads now: whether it came near must not depend on the machine. */
function loadImages(): Promise<unknown> {
  const images = [...document.images].filter((image) => image.src !== '');
  for (const image of images) image.loading = 'eager';
  // A picture that cannot be loaded is a state of its own.
  return Promise.allSettled(images.map((image) => image.decode()));
}

/** Leads every animation to its end; one without an end is taken to its beginning. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    if (isEndless) animation.cancel();
    else animation.finish();
  }
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Loads the shipped fonts before the first story: none is measured in the font of the machine. */
export async function loadFonts(): Promise<void> {
  const shipped = [...document.fonts].filter(({ family }) => family.includes('Variable'));
  await Promise.all(shipped.map((face) => face.load()));
}

/** Brings the page to rest: images decoded, animations ended, and what that changed drawn. */
export async function settle(): Promise<void> {
  await loadImages();
  endAnimations();
  await nextFrame();
  await nextFrame();
}
