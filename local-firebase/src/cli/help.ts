/** What `--help` says. */
export const help = `local-firebase: a durable local Firestore and sign-in for the unmodified Firebase SDK

Usage: local-firebase [options]

Serve
  --project <id>            the one Firebase project that is served (default: demo-project)
  --data <folder>           where the data is kept; locked while the server runs (default: .local-firebase)
  --rules <file>            the rules, followed when they change; without them everything is allowed
  --indexes <file>          the Firebase CLI's file of indexes, for its time-to-live policies ("ttl": true): what has
                            expired is deleted at the start and every hour; without it nothing expires
  --firestore-port <port>   0 takes any free port (default: 8080)
  --auth-port <port>        0 takes any free port (default: 9099)

Fill and take out
  --seed <folder>           fill a store that was never written to (see seed/README.md)
  --import <path>           add an export, a .json file or its folder, before serving; refused when there is data
  --export <path>           write all documents and accounts to a .json file or into a folder, and end; the server
                            must not run (a running one answers GET /emulator/v1/projects/<id>:export)
  --overwrite               let --import replace documents and accounts of the same name, or --export the file

Who may call
  --host <address>          serve on this address instead of this machine only (127.0.0.1 and ::1)
  --allow-origin <origin>   let pages of this origin in beside those of this machine; may be given several times

  --help                    this text
  --version                 the version

The page http://localhost:<firestore-port> shows what is stored, who listens and what the rules refused.
Exit codes: 0 ended as asked, 1 could not start or go on, 2 wrong options.
`;
