/** Generated from remote.json by `npm run codegen`. */
export const pages = {
};
