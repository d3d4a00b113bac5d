#!/usr/bin/env node
const { existsSync } = require('node:fs');
const { join } = require('node:path');

// A clone has the sources, which need no build; a package has what was built from them.
const sources = join(__dirname, '../src/cli.ts');
const inClone = existsSync(sources);
if (inClone) require('tsx/cjs');
void require(inClone ? sources : '../dist/cli').main(process.argv.slice(2));
