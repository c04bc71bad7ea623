/** @returns The path of a story's picture in the folder of pictures: `title/name-width`, without extension. */
export const pictureName = (storyId: string, width: number): string =>
  `${storyId.replace('--', '/')}-${width}`;
