#!/bin/sh
# Foyer's commands with the settings and the rights of the service: install -m 755 deploy/foyer.sh /usr/local/bin/foyer
set -eu
# Read as systemd reads it: to the shell itself $, & and spaces of an address would mean something.
while IFS= read -r line || [ -n "$line" ]; do
  case $line in '#'* | ';'*) continue ;; *=*) ;; *) continue ;; esac
  value=${line#*=}
  case $value in \"*\" | \'*\') value=${value#?} value=${value%?} ;; esac
  export "${line%%=*}=$value"
done < /etc/foyer/environment
export FOYER_DATA=/var/lib/foyer HOME=/var/lib/foyer
cd /opt/foyer
exec runuser -u foyer -- node_modules/.bin/node server/src/cli.ts "$@"
