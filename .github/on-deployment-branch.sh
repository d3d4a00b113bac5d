# For steps that change the deployment: the branch `deployment`, checked out in .deployment/production. They source this.
deployment=.deployment/production

# record <message> <function>: runs the function on the newest state of the branch, then commits and pushes what it changed.
# If another run has pushed first, that starts again from its state. `-e` ends it where the function fails.
record() {
  git -C "$deployment" config user.name "$WHO"
  git -C "$deployment" config user.email "$WHO@users.noreply.github.com"
  local base attempt
  for attempt in {1..10}; do
    newest
    base=$(git -C "$deployment" rev-parse HEAD)
    "$2"
    git -C "$deployment" add -A
    git -C "$deployment" commit -q --allow-empty -m "$1"
    # Again, since the connection may have been lost.
    if push || push; then return 0; fi
    newest
    if [ "$base" = "$(git -C "$deployment" rev-parse HEAD)" ]; then
      echo "::error::The branch 'deployment' refuses the push, or cannot be reached. Its ruleset lets deploy keys through, and this environment has one as DEPLOYMENT_KEY: docs/modules.md, Set up releases from CI."
      return 1
    fi
  done
  echo '::error::Ten other runs pushed first. Start this one again.'
  return 1
}

push() {
  git -C "$deployment" push -q origin HEAD:deployment
}

newest() {
  git -C "$deployment" fetch -q origin deployment
  git -C "$deployment" reset -q --hard FETCH_HEAD
}

# A dry run would not ask the ruleset, so this pushes an empty commit, before anything is uploaded.
assert_push() {
  record "$1 begins" true
}
