/** @returns where a story's picture lies in the folder of pictures: `title/name-width`, without its ending. */
export const pictureName = (storyId: string, width: number): string =>
  `${storyId.replace('--', '/')}-${width}`;
