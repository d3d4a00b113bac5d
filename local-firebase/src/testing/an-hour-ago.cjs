// The program on a machine whose clock was set back by an hour.
const { now } = Date;
Date.now = () => now() - 60 * 60_000;
require('../../bin/local-firebase.cjs');
