/** Relation of links in the document to scripts that a page needs when it is used; browsers ignore it. */
export const LATER = 'saltbush-later';
