/** The field of 256 elements that QR codes compute in: x⁸ + x⁴ + x³ + x² + 1. */
const MODULUS = 0x11d;

function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * MODULUS);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product;
}

/** Coefficients of the generator polynomial of a degree, without the leading one. */
function generator(degree: number): number[] {
  let result = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    result = result.map((value, index) => multiply(value, root) ^ (result[index + 1] ?? 0));
    root = multiply(root, 2);
  }
  return result;
}

/** @returns the bytes by which a reader mends a block of data */
export function errorCorrection(data: readonly number[], length: number): number[] {
  const divisor = generator(length);
  let remainder = new Array<number>(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0].map(
      (value, index) => value ^ multiply(divisor[index] ?? 0, factor),
    );
  }
  return remainder;
}
