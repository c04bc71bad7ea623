import type { Filter } from '../engine/filter';
import { parseCondition } from './filter-syntax';
import { WireError } from './wire-error';

const PIECE = /\s*(\(|\)|(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^\s()"'])+)/y;
const KEYWORD = /^(AND|OR|NOT|TO)$/;
const MAX_PIECES = 500;

function split(text: string): string[] {
  const pieces: string[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.trimEnd().length) {
    const match = PIECE.exec(text);
    if (!match || pieces.length >= MAX_PIECES)
      throw new WireError('filters: Unexpected token or too many conditions');
    pieces.push(match[1] ?? '');
  }
  return pieces;
}

/** Parses `filters`: conditions with AND, OR, NOT and brackets; AND binds more tightly than OR. */
class Parser {
  private at = 0;
  constructor(private readonly pieces: readonly string[]) {}

  parse(): Filter {
    const filter = this.parseAny();
    if (this.at < this.pieces.length) throw new WireError(`filters: Unexpected "${this.pieces[this.at]}"`);
    return filter;
  }

  private parseAny(): Filter {
    const parts = [this.parseAll()];
    while (this.take('OR')) parts.push(this.parseAll());
    return parts.length === 1 && parts[0] ? parts[0] : { any: parts };
  }

  private parseAll(): Filter {
    const parts = [this.parseNot()];
    while (this.take('AND')) parts.push(this.parseNot());
    return parts.length === 1 && parts[0] ? parts[0] : { all: parts };
  }

  private parseNot(): Filter {
    if (this.take('NOT')) return { not: this.parseNot() };
    if (!this.take('(')) return this.parseLeaf();
    const inner = this.parseAny();
    if (!this.take(')')) throw new WireError('filters: Missing closing bracket');
    return inner;
  }

  private parseLeaf(): Filter {
    const words: string[] = [];
    for (let piece = this.pieces[this.at]; piece !== undefined; piece = this.pieces[this.at]) {
      if (piece === '(' || piece === ')' || (KEYWORD.test(piece) && piece !== 'TO')) break;
      words.push(piece);
      this.at += 1;
    }
    if (words.length === 0) throw new WireError('filters: Expected a condition');
    return parseCondition(words.join(' '));
  }

  private take(piece: string): boolean {
    if (this.pieces[this.at] !== piece) return false;
    this.at += 1;
    return true;
  }
}

export function parseFilters(text: string): Filter {
  return new Parser(split(text)).parse();
}
