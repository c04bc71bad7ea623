// Replaces the texts of the federation runtime's errors. They keep their code, and the address of the page about it.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
