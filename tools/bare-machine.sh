#!/usr/bin/env bash
# Runs the commands of the documents on a plain Debian with Node and npm and nothing else: no compiler, browser, fonts
# or Git. Runs the committed state of this checkout. Needs root on a Debian and the internet, installs debootstrap.
#
#   npm run bare-machine                   all parts: start-test, test-start and documents
#   npm run bare-machine -- <part> …       these parts, each in a clone of its own after npm ci; steps are joined by "-":
#     start       npm start, until the console answers
#     test        npm test
#     long        npm run e2e:long
#     documents   every npm command of README.md, CONTRIBUTING.md and docs/commands.md, in order, but those that
#                 tools/documents/commands.ts leaves out for a reason, such as that it needs a hosted project
#
# DEBIAN_MIRROR names another mirror than this machine's, CONSOLE_PORT_* move the ports (the network is this machine's).
set -euo pipefail

project=$(cd "$(dirname "$0")/.." && pwd)
release=bookworm

parts=("$@")
[ $# -gt 0 ] || parts=(start-test test-start documents)
for part in "${parts[@]}"; do
  [[ "$part" =~ ^(start|test|long|documents)(-(start|test|long|documents))*$ ]] ||
    { sed -n '2,14s/^# \{0,1\}//p' "$0"; exit 1; }
done
[ "$(id -u)" = 0 ] || { echo 'Run this as root: it makes a Debian and changes its root folder.' >&2; exit 1; }
command -v debootstrap > /dev/null || apt-get install -qq --yes debootstrap > /dev/null ||
  { echo 'The package debootstrap is missing and could not be installed.' >&2; exit 1; }

# Runs in its own namespaces: all mounts and processes end with it, however it ends.
if [ -z "${BARE_MACHINE:-}" ]; then
  BARE_MACHINE=$(mktemp -d)
  export BARE_MACHINE
  trap 'rm -rf --one-file-system "$BARE_MACHINE"' EXIT
  trap 'exit 130' INT TERM
  unshare --mount --pid --fork --kill-child "$0" "$@"
  exit
fi

machine=$BARE_MACHINE/debian
home=/root/console

# The address from which this machine gets a suite's packages.
mirror_of() {
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' "Codename: $1" 2> /dev/null | head -n 1
}

make_machine() {
  local mirror=${DEBIAN_MIRROR:-$(mirror_of "$release")}
  debootstrap --variant=minbase "$release" "$machine" ${mirror:+"$mirror"} > "$BARE_MACHINE/debootstrap.log" ||
    { tail -n 20 "$BARE_MACHINE/debootstrap.log" >&2; return 1; }
  mount -t proc proc "$machine/proc"
  mount --rbind /dev "$machine/dev"
  cp -L /etc/resolv.conf /etc/hosts "$machine/etc/"
  # As every Debian has it: without these updates, the browser is several versions older.
  local security
  security=$(mirror_of "$release-security")
  echo "deb ${security:-http://security.debian.org/debian-security} $release-security main" \
    > "$machine/etc/apt/sources.list.d/security.list"

  local npm
  npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
  mkdir -p "$machine/usr/local/lib/node_modules"
  cp "$(node -p process.execPath)" "$machine/usr/local/bin/node"
  cp -r "$npm" "$machine/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$machine/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$machine/usr/local/bin/npx"
  use_own_registry
}

# The npm registry of this machine, with its certificate authority.
use_own_registry() {
  local authority
  echo "registry=$(cd / && npm config get registry 2> /dev/null)" > "$machine/root/.npmrc"
  authority=$(cd / && npm config get cafile 2> /dev/null)
  if [ -f "$authority" ]; then
    cp -L "$authority" "$machine/root/authorities.pem"
    echo 'cafile=/root/authorities.pem' >> "$machine/root/.npmrc"
  fi
}

inside() {
  chroot "$machine" env -i HOME=/root LC_ALL=C \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    $(env | grep '^CONSOLE_PORT_' || true) "$@"
}

describe_machine() {
  local found
  found=$(inside bash -c 'for tool in git python3 cc make ps chromium google-chrome fc-list; do
    command -v $tool; done; ls -d /usr/share/fonts /root/.cache 2> /dev/null' || true)
  echo "Debian $(cat "$machine/etc/debian_version"), Node $(inside node --version), npm $(inside npm --version)"
  echo "Programs and fonts of this machine found in it: ${found:-none}"
}

fresh_clone() {
  rm -rf "$machine$home" "$machine/root/.npm" "$machine/root/.cache"
  git -c safe.directory="$project" -C "$project" bundle create -q "$BARE_MACHINE/console.bundle" HEAD
  git -c advice.detachedHead=false clone -q "$BARE_MACHINE/console.bundle" "$machine$home"
  rm -f "$BARE_MACHINE/console.bundle"
}

# Runs a step in the clone, shows its output, and prints its duration and result.
step() {
  local name=$1 began=$SECONDS status=0
  shift
  echo "== $name"
  inside bash -c "cd $home && $*" || status=$?
  echo "== $name: exit status $status after $((SECONDS - began)) s"
  return "$status"
}

install() {
  step 'npm ci' 'npm ci'
  echo "   $(inside node -p "Object.keys(require('$home/node_modules/.package-lock.json').packages).length") packages," \
    "$(du -sm "$machine$home/node_modules" | cut -f 1) MB"
}

# Starts a command that serves the console, waits until it answers, and interrupts it, after a command that works on its
# database, if there is one.
serve() {
  step "$1${2:+, $2}" '
    began=$(date +%s%N)
    # With job control, the started command has its own process group, which can be interrupted as a whole.
    set -m
    '"$1"' > /root/start.log 2>&1 &
    for _ in $(seq 3000); do
      if grep -q "  Stop " /root/start.log; then break; fi
      if ! kill -0 $!; then cat /root/start.log; exit 1; fi
      sleep 0.2
    done
    cat /root/start.log
    grep -q "  Stop " /root/start.log || { echo "   not ready after 600 s"; kill -INT -- -$!; exit 1; }
    echo "   ready after $((($(date +%s%N) - began) / 1000000)) ms"
    address=$(sed -n "s#^ *Open *\(http[^ ]*\).*#\1#p" /root/start.log | head -n 1)
    node -e "fetch(process.argv[1]).then(async (answer) => {
      const text = await answer.text();
      console.log(answer.status, answer.headers.get(\"content-type\"), text.length);
      process.exit(answer.ok && text.includes(\"Bible Quiz\") ? 0 : 1);
    })" "$address"
    status=$?
    export FIRESTORE_EMULATOR_HOST=localhost:${CONSOLE_PORT_FIRESTORE:-8080}
    export FIREBASE_AUTH_EMULATOR_HOST=localhost:${CONSOLE_PORT_AUTH:-9099}
    [ $status != 0 ] || '"${2:-true}"' || status=$?
    kill -INT -- -$!
    wait $!
    exit $status'
}

# npm run hosting refuses the values of the example.
fill_in_configuration() {
  inside bash -c "cd $home/config && sed -E 's/your-(project|contest)/filled-in/; s/AIza[^\"]+/filled-in/; s/1:0+:web:0+/1:1:web:1/' \
    config.production.example.json > config.production.json"
}

# All commands run, also after one that fails.
run_documents() {
  local kind command failures=0 commands=()
  mapfile -t commands < <(inside bash -c "cd $home && node --import tsx tools/documents/list-commands.ts")
  [ "${#commands[@]}" -gt 0 ] || return 1
  fill_in_configuration
  for command in "${commands[@]}"; do
    kind=${command%% *}
    command=${command#* }
    case "$kind" in
      skip) echo "== not run: $command" ;;
      beside) serve 'npm start' "$command" || failures=$((failures + 1)) ;;
      serve) serve "$command" || failures=$((failures + 1)) ;;
      run) step "$command" "$command < /dev/null" || failures=$((failures + 1)) ;;
    esac
  done
  echo "== documents: $failures commands failed"
  [ "$failures" = 0 ]
}

make_machine
describe_machine
failed=0
for part in "${parts[@]}"; do
  fresh_clone
  install || { failed=1; continue; }
  for name in ${part//-/ }; do
    case "$name" in
      start) serve 'npm start' ;;
      test) step 'npm test' 'npm test' ;;
      long) step 'npm run e2e:long' 'npm run e2e:long' ;;
      documents) run_documents ;;
    esac || failed=1
  done
done
exit "$failed"
