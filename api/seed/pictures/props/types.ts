/** Three colours of a drawn object: its main colour, a darker and a lighter one. */
export interface Tones {
  main: string;
  dark: string;
  light: string;
}

/** Draws an object in a square of 100. */
export type Prop = (tones: Tones) => string;
