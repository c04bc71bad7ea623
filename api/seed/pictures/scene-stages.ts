/** Colours of a stage: wall, arch or sun on it, floor, plinth light and dark, and two for leaves and props. */
export interface Stage {
  wall: string;
  shape: string;
  floor: string;
  light: string;
  dark: string;
  prop: string;
  shade: string;
}

export const STAGES = {
  morning: {
    wall: '#e6f2ea',
    shape: '#f7e3b0',
    floor: '#cfe5d8',
    light: '#fffaf0',
    dark: '#e3d7bd',
    prop: '#2f8f74',
    shade: '#0f5a4a',
  },
  sand: {
    wall: '#faf0dd',
    shape: '#f6cf7d',
    floor: '#f1dcb4',
    light: '#fffaf0',
    dark: '#e3c998',
    prop: '#3f9d86',
    shade: '#1f6f5c',
  },
  sky: {
    wall: '#dff0f8',
    shape: '#fff2c6',
    floor: '#bcdff0',
    light: '#ffffff',
    dark: '#a5cfe4',
    prop: '#2f86b5',
    shade: '#1b5a8a',
  },
  blush: {
    wall: '#fdeae8',
    shape: '#f8cfc6',
    floor: '#f6d9d2',
    light: '#fff8f4',
    dark: '#e9bdb1',
    prop: '#7fae8f',
    shade: '#4d7a5e',
  },
  night: {
    wall: '#dcdff3',
    shape: '#f6eecb',
    floor: '#bfc5e6',
    light: '#f3f4fc',
    dark: '#a7aedb',
    prop: '#6d75c0',
    shade: '#3b4290',
  },
  plum: {
    wall: '#f4e4f1',
    shape: '#e8cbe3',
    floor: '#e3c4dd',
    light: '#fcf4fa',
    dark: '#cda6c6',
    prop: '#8e4a85',
    shade: '#4a1e45',
  },
  leaf: {
    wall: '#edf3dc',
    shape: '#d8e6a6',
    floor: '#dbe6bb',
    light: '#fbfdf2',
    dark: '#c0cf93',
    prop: '#6f9a3a',
    shade: '#3d5f1f',
  },
  ember: {
    wall: '#fdebdd',
    shape: '#f7c49b',
    floor: '#f6d6bb',
    light: '#fff7ef',
    dark: '#e5b48f',
    prop: '#d2693c',
    shade: '#7d3314',
  },
} as const satisfies Record<string, Stage>;

export type StageName = keyof typeof STAGES;
