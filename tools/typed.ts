import { createInterface } from 'node:readline/promises';

/** What the operator types; empty if the input ends. */
export async function typed(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  lines.setPrompt(question);
  lines.prompt();
  for await (const line of lines) return line.trim();
  return '';
}
