import { databaseId, set, type Answer, type Case, type Group, type Request } from './case';

/** Plays the steps of a case on one server. */
export async function play(origin: string, { steps }: Case): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const step of steps)
    answers.push(await send(origin, typeof step === 'function' ? step(answers) : step));
  return answers;
}

/** Writes what the cases of a group expect. */
export async function prepare(origin: string, { name, documents = [] }: Group): Promise<void> {
  for (let at = 0; at < documents.length; at += 400) {
    const writes = documents.slice(at, at + 400).map(({ path, fields }) => set(path, fields));
    const { http, body } = await send(origin, { method: 'POST', path: ':commit', body: { writes } });
    if (http !== 200)
      throw new Error(`${origin} refuses the documents of "${name}": ${JSON.stringify(body)}`);
  }
}

async function send(origin: string, request: Request): Promise<Answer> {
  const { method, path, body } = request;
  try {
    const response = await fetch(`${origin}/v1/${databaseId}/documents${path}`, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    return { request, http: response.status, body: parsed(await response.text()) };
  } catch (error) {
    // A server that does not answer at all is a difference like any other.
    return { request, http: 0, body: String(error) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
