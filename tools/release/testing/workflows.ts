import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '../../root';

const permissionsSchema = v.record(v.string(), v.picklist(['read', 'write']));
const stepSchema = v.object({
  uses: v.optional(v.string()),
  run: v.optional(v.string()),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
});
const jobSchema = v.object({
  permissions: v.optional(permissionsSchema, {}),
  environment: v.optional(v.string()),
  needs: v.optional(v.string()),
  uses: v.optional(v.string()),
  secrets: v.optional(v.unknown()),
  steps: v.optional(v.array(stepSchema), []),
});
const workflowSchema = v.object({ permissions: permissionsSchema, jobs: v.record(v.string(), jobSchema) });

/** A job of a workflow, with its steps. */
export type Job = v.InferOutput<typeof jobSchema>;

const folder = join(root, '.github/workflows');

/** The text of a workflow. */
export const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The workflow in a text. @throws if it has another form than ours have. */
export const workflowIn = (text: string): v.InferOutput<typeof workflowSchema> =>
  v.parse(workflowSchema, parse(text));

/** All workflows, by the names of their files. */
export const workflows = readdirSync(folder).map((file) => [file, workflowIn(textOf(file))] as const);

/** All jobs, by the names of their files and their own. */
export const jobs = workflows.flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => [`${file} › ${name}`, job] as const),
);

/** The commands of a job. */
export const commandsOf = ({ steps }: Job): string => steps.map(({ run = '' }) => run).join('\n');

/** Whether a job may write to the repository, deploy, or read a secret. A job that calls a workflow is none itself. */
export const isPrivileged = ({ permissions, uses, steps }: Job): boolean =>
  !uses && (Object.values(permissions).includes('write') || JSON.stringify(steps).includes('secrets.'));
