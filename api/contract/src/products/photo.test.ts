import { describe, expect, it } from 'vitest';
import { pngPicture, sharePicture } from '../brand/pictures';
import {
  isPhotoId,
  PHOTO_ALT_LONG,
  PHOTO_ALT_MISSING,
  photoAltError,
  photoInSize,
  photoPath,
  readPhotoAlt,
} from './photo';

const ID = `1001-${'0a'.repeat(12)}`;

describe('addresses of photos', () => {
  it('are one for each size, and one for shared links', () => {
    const page = photoPath(ID, 'page');
    expect(page).toBe(`/media/photo/${ID}-1200.webp`);
    expect(photoInSize(page, 'card')).toBe(`/media/photo/${ID}-480.webp`);
    expect(photoInSize(photoPath(ID, 'line'), 'page')).toBe(page);
    expect(sharePicture(photoPath(ID, 'card'))).toBe(`/media/photo/${ID}-share.jpg`);
    expect(pngPicture(page)).toBe(page);
  });

  it('leave all others alone', () => {
    for (const path of [
      '/media/packshot/1-0a0a0a0a.svg',
      '/media/photo-1.webp',
      '',
      'https://x.example/a.webp',
    ])
      expect(photoInSize(path, 'card')).toBe(path);
  });

  it.each([
    [ID, true],
    ['1001-0a', false],
    [`${ID}/..`, false],
    [`x${ID}`, false],
  ])('have the id %s: %s', (id, expected) => expect(isPhotoId(id)).toBe(expected));
});

describe('what a photo shows', () => {
  it.each([
    ['  The front\n of the pack ', null],
    ['', PHOTO_ALT_MISSING],
    [' … ', PHOTO_ALT_MISSING],
    ['x'.repeat(201), PHOTO_ALT_LONG],
    ['薬の箱', null],
  ])('%j: %s', (text, error) => expect(photoAltError(readPhotoAlt(text))).toBe(error));
});
